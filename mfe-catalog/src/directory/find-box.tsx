import { Field } from 'shared-ui/field';

/** Lists of more entries than this get a box to find one in. */
export const AT_A_GLANCE = 8;

type Props = {
  label: string;
  name: string;
  typed: string;
  onType: (text: string) => void;
};

/** A box that narrows a list while it is typed in. */
export function FindBox({ label, name, typed, onType }: Props) {
  return (
    <Field
      label={label}
      name={name}
      type="search"
      autoComplete="off"
      error={undefined}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
