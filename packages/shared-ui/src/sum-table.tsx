import type { ReactNode } from 'react';

export type SumLine = {
  key: string | number;
  /** Stands before `what`; not on paper. */
  picture?: ReactNode;
  what: ReactNode;
  units: number;
  /** Formatted, of one unit and of all; '' where it is not known. */
  each: string;
  amount: string;
};

/**
 * Lines with units and amounts, and what they come to. A phone has no room for two columns of
 * amounts: there units and price stand below the line's name.
 */
export function SumTable({
  caption,
  lines,
  sums = [],
}: {
  caption: string;
  lines: readonly SumLine[];
  /** The last one is the total. */
  sums?: readonly (readonly [name: string, amount: string])[] | undefined;
}) {
  return (
    <table className="ruled sums">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="number wide">
            Units
          </th>
          <th scope="col" className="number wide">
            Each
          </th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, picture, what, units, each, amount }) => (
          <tr key={key}>
            <th scope="row">
              <div className="what">
                {picture}
                <div>
                  {what}
                  <small className="narrow">
                    {units} × {each}
                  </small>
                </div>
              </div>
            </th>
            <td className="number wide">{units}</td>
            <td className="number wide">{each}</td>
            <td className="number">{amount}</td>
          </tr>
        ))}
      </tbody>
      {sums.length > 0 ? (
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="wide" />
              <td className="wide" />
              <td className="number">{amount}</td>
            </tr>
          ))}
        </tfoot>
      ) : null}
    </table>
  );
}
