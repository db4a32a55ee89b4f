import { FilterGroup } from '../filter-group';
import { RangeForm } from '../range-form';

const UNREADABLE = 'Enter a number, such as 12.5.';
/** A number, or inches as they are said: '1/2', '1-1/4'. */
const NUMBER = /^(?:\d{1,9}(?:\.\d{1,4})?|(?:\d{1,3}[ -])?\d{1,2}\/\d{1,2})$/;

const bare = (text: string) => text.replaceAll(',', '').trim();

function faultOf(typed: string): string | undefined {
  const text = bare(typed);
  return text === '' || NUMBER.test(text) ? undefined : UNREADABLE;
}

type Props = {
  label: string;
  range: { unit: string; least: number; most: number };
  /** '50 mm..80 mm', undefined where no range is chosen. */
  chosen: string | undefined;
  onChange: (text: string | null) => void;
};

/** From and up to a number of a unit, either end open. Give it a key per chosen range. */
export function NumberRange({ label, range: { unit, least, most }, chosen, onChange }: Props) {
  const ends = (chosen ?? '..').split('..').map((end) => end.replace(unit, '').trim());

  function apply(...typed: [string, string]) {
    const [from, to] = typed.map(bare);
    const end = (number = '') => (number === '' ? '' : `${number} ${unit}`);
    onChange(from === '' && to === '' ? null : `${end(from)}..${end(to)}`);
  }
  const named = (end: string, hint: number) => ({
    label: `${end} (${unit})`,
    name: `${label} ${end}`,
    placeholder: String(hint),
  });

  return (
    <FilterGroup title={label}>
      <RangeForm
        low={named('Lowest', least)}
        high={named('Highest', most)}
        initial={[ends[0] ?? '', ends[1] ?? '']}
        faultOf={faultOf}
        onApply={apply}
        action="Apply"
        actionLabel={`Apply ${label}`}
      />
    </FilterGroup>
  );
}
