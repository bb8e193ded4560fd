/** That it is recorded. */
export class ReceivedDto {
  received: boolean;
}
