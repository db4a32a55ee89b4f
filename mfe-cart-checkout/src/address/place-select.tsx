import { SelectField, type SelectOption } from 'shared-ui/select-field';

type PlaceSelectProps = {
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  value: string;
  error: string | undefined;
  /** Names of places, or null while they load. */
  places: readonly string[] | null;
  /** The text shown while nothing is chosen. */
  placeholder: string;
  /** The value can't be changed, because an order with it is under way. */
  locked: boolean;
  onChoose: (place: string) => void;
};

const optionOf = (place: string): SelectOption => ({ value: place, label: place });

/** A place chosen from a list. A value that isn't in the list is kept and shown. */
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
