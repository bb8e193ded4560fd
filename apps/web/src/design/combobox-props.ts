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

export interface ComboboxProps<C extends Choice> {
  label: string;
  /** Above the field, or for those alone who cannot see where it stands. */
  isLabelHidden?: boolean;
  placeholder?: string | undefined;
  id?: string;
  /** By which its form sends what is typed; Enter then sends the form where no choice was picked. */
  name?: string;
  maxLength?: number;
  /** What is typed, and what there is to choose for it. */
  text: string;
  onText: (text: string) => void;
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
  /** Whether a dialog that opens gives it the focus. */
  startsFocused?: boolean;
  inputClassName?: string | undefined;
}
