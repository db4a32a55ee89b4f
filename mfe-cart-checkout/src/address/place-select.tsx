import { SelectField, type SelectOption } from 'shared-ui/field';

type PlaceSelectProps = {
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  value: string;
  error: string | undefined;
  /** Names of places, or null while they come. */
  places: readonly string[] | null;
  /** Said while nothing is chosen. */
  placeholder: string;
  /** The value stands as it is: an order with it is under way. */
  locked: boolean;
  onChoose: (place: string) => void;
};

const optionOf = (place: string): SelectOption => ({ value: place, label: place });

/** A place chosen from a list. A value that isn't in the list stays, and stays in sight. */
export function PlaceSelect({
  value,
  places,
  placeholder,
  locked,
  onChoose,
  ...field
}: PlaceSelectProps) {
  const listed = places ?? [];
  const shown = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <SelectField
      {...field}
      required
      value={value}
      options={shown.map(optionOf)}
      placeholder={places === null ? 'Loading…' : placeholder}
      disabled={locked}
      onChange={(event) => {
        onChoose(event.target.value);
      }}
    />
  );
}
