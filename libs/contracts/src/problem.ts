/** RFC 9457 problem details, the body of every error. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance?: string;
  violations?: { propertyPath: string; message: string; code: string; value?: string }[];
}
