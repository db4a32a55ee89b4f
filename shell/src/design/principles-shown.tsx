import styled from '@emotion/styled';
import { Amount } from 'shared-ui/amount';
import { Button } from 'shared-ui/button';
import { SectionTitle } from 'shared-ui/section-title';
import { SpecTable } from 'shared-ui/spec-table';
import { Row } from 'shared-ui/stack';
import { SumTable } from 'shared-ui/sum-table';
import { Titled } from 'shared-ui/title-block';
import { Pair } from './pair';
import { Bouncing, Box, HeavyRule, Loose, Zebra } from './wrong-drawings';

const Eyebrow = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Moved = styled.div`
  width: 2rem;
  height: 2rem;
  background: var(--color-line-strong);
  transition: transform var(--speed-medium) var(--ease);
  @media (hover: hover) {
    div:hover > & {
      transform: translateX(1rem);
    }
  }
`;

const LINES = [
  { key: 1, what: 'Cutting disc 105 mm', units: 25, each: '₱38.00', amount: '₱950.00' },
  { key: 2, what: 'Angle grinder', units: 1, each: '₱3,425.00', amount: '₱3,425.00' },
];

function Ruling() {
  return (
    <>
      <Pair
        title="A section is dimensioned"
        right={{
          words: 'A thin line with its arrows runs from the heading to the section’s edge.',
          drawn: <SectionTitle>Specifications</SectionTitle>,
        }}
        wrong={{
          words: 'No bar, no filled band, no colour: they shout, and a page has eight of them.',
          drawn: <HeavyRule>Specifications</HeavyRule>,
        }}
      >
        Every section begins with its heading and a dimension line. Cards and dialogs have no such
        line: they have an edge of their own.
      </Pair>
      <Pair
        title="A sheet, not a box"
        right={{
          words: 'Thin rules on the page’s own ground. What is empty stays empty.',
          drawn: (
            <SpecTable
              rows={[
                { label: 'Model', value: <strong className="model">HAG100-1P</strong> },
                { label: 'No-load speed', value: '11,000 rpm' },
              ]}
            />
          ),
        }}
        wrong={{
          words: 'Grey boxes in grey boxes say nothing of what belongs together.',
          drawn: (
            <Box>
              <Box>Model: HAG100-1P</Box>
              <Box>No-load speed: 11,000 rpm</Box>
            </Box>
          ),
        }}
      >
        Rules order a page; fills don’t. A box is for what can be picked up: a card, a dialog, a
        field.
      </Pair>
      <Pair
        title="One table"
        right={{
          words: 'Strong rule below the head, thin ones between, numbers at the right.',
          drawn: <SumTable caption="A right table" lines={LINES} sums={[['Total', '₱4,375.00']]} />,
        }}
        wrong={{
          words: 'No stripes, no grid, no numbers at the left with their unit in each row.',
          drawn: (
            <Zebra>
              <tbody>
                {LINES.map(({ key, what, units, amount }) => (
                  <tr key={key}>
                    <td>{what}</td>
                    <td>{units} pcs.</td>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </Zebra>
          ),
        }}
      >
        All tables are the one table. A unit that holds for a column stands in its head.
      </Pair>
    </>
  );
}

function Naming() {
  return (
    <>
      <Pair
        title="A paper has a title block"
        right={{
          words: 'Number, date, status and person, always in this order, in one ruled block.',
          drawn: (
            <Titled
              facts={[
                { name: 'Quotation', value: <strong className="model">QUO-7K3M-92QX</strong> },
                { name: 'Date', value: 'March 3, 2026' },
                { name: 'Status', value: 'To accept' },
                { name: 'For', value: 'Maria Santos' },
              ]}
            >
              <strong>Quotation</strong>
            </Titled>
          ),
        }}
        wrong={{
          words: 'Facts in a sentence must be looked for, each time anew.',
          drawn: <p>Quotation QUO-7K3M-92QX of March 3, 2026 for Maria Santos is to accept.</p>,
        }}
      >
        Orders, quotations and slips are documents. On a desk the block is at the right of the
        heading, on a phone beneath it, on paper at the top right. ‘Revision’ stands there only
        where a thing has one.
      </Pair>
      <Pair
        title="A number is set as a number"
        right={{
          words: 'Model numbers in equally wide letters; all figures in equally wide digits.',
          drawn: (
            <>
              <Eyebrow>
                <strong className="model">HCD1810-1P</strong> Halvorn
              </Eyebrow>
              <Amount>₱10,111.00</Amount>
            </>
          ),
        }}
        wrong={{
          words: 'Where O and 0 look alike, the wrong part is ordered.',
          drawn: (
            <Loose>
              <li>HCD1810-1P Halvorn</li>
              <li>₱10,111.00</li>
            </Loose>
          ),
        }}
      >
        A model number is what a buyer compares letter by letter. It comes first, as a drawing’s
        number does.
      </Pair>
    </>
  );
}

function Acting() {
  return (
    <>
      <Pair
        title="Orange is the next step"
        right={{
          words: 'One filled button: what most come for.',
          drawn: (
            <Row>
              <Button>Add to cart</Button>
              <Button variant="secondary">Inquire</Button>
            </Row>
          ),
        }}
        wrong={{
          words: 'Two are none.',
          drawn: (
            <Row>
              <Button>Add to cart</Button>
              <Button>Inquire</Button>
            </Row>
          ),
        }}
      >
        A screen has one orange for the next step, and no other ornament in that colour.
      </Pair>
      <Pair
        title="One event, one sign"
        right={{
          words: '120 to 200 ms, a short way, and then it stands. Point at it.',
          drawn: (
            <div>
              <Moved />
            </div>
          ),
        }}
        wrong={{
          words: 'Nothing turns, bounces or takes longer than its reason.',
          drawn: (
            <div>
              <Bouncing />
            </div>
          ),
        }}
      >
        A change is answered once, where it was made: a badge counts, or a line moves, or a message
        comes. Who asked for less movement gets none.
      </Pair>
    </>
  );
}

/** How the shop draws: in plain words, each with what to do and what not to do. */
export function PrinciplesShown() {
  return (
    <>
      <Ruling />
      <Naming />
      <Acting />
    </>
  );
}
