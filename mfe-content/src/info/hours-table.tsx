import styled from '@emotion/styled';
import { SpecTable } from 'shared-ui/spec-table';
import { useHost } from '../host';

/** Days before the comma, the times of day after it: 'Monday to Saturday, 8:00 to 17:00'. */
const DAYS_AND_TIMES = /^(.+?),\s*(\d.*)$/;

/** Days may be longer than times. */
const Hours = styled(SpecTable)`
  th {
    width: auto;
    white-space: nowrap;
  }
`;

/** When the counter is open, each run of days in a row; hours that are written in another way are shown as they are. */
export function HoursTable() {
  const rows = useHost()
    .config.hours.split('; ')
    .map((run) => {
      const [, days, times] = DAYS_AND_TIMES.exec(run) ?? [];
      return days && times ? { label: days, value: times } : { label: 'Open', value: run };
    });
  return <Hours caption="Hours" rows={rows} />;
}
