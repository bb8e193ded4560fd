/** Something to choose, known by its slug. */
export interface Choice {
  slug: string;
  name: string;
  /** What is said of it beside its name. */
  detail?: string;
  /** What kind of thing it is, where several are listed. */
  note?: string | undefined;
  /** File name of a picture of it. */
  image?: string | undefined;
}

/** The field itself, which is there before its suggestions are. */
export interface FieldProps {
  label: string;
  placeholder?: string | undefined;
  /** By which its form sends what is typed; Enter then sends the form where no choice was picked. */
  name?: string;
  maxLength?: number;
  text: string;
  onText: (text: string) => void;
  /** Whether a dialog that opens gives it the focus. */
  startsFocused?: boolean;
  inputClassName?: string | undefined;
}

/** What of the field is selected. */
export type Selected = [start: number, end: number];

/** A field in the place of a plain one: whoever was in that one goes on in this. */
export interface InPlace {
  id: string;
  focus: Selected | null;
}

/** What it suggests. */
export interface Suggested<C extends Choice> {
  /** What there is to choose for what is typed. */
  choices: readonly C[];
  onChoose: (choice: C) => void;
  /** What is said below the choices: that it is being searched, that there are none. */
  message: string;
  /** Called when the choices are shown, and when the reader nears their end. */
  onOpen?: () => void;
  onEnd?: () => void;
  /** Whether Enter takes the first choice where none was picked. */
  picksFirst?: boolean;
  /** The choices stand below the field for good, as in a dialog that is there for them. */
  isInline?: boolean;
}
