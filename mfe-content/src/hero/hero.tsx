import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { useHost } from '../host';
import { GearDrawing } from './gear-drawing';

// Squared paper, drawn by the browser.
const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  color: var(--color-on-chrome);
  background-color: var(--color-chrome);
  background-image:
    linear-gradient(var(--color-chrome-2) 1px, transparent 1px),
    linear-gradient(90deg, var(--color-chrome-2) 1px, transparent 1px);
  background-size: 2rem 2rem;
`;

const Layout = styled(PageWidth)`
  display: grid;
  align-items: center;
  gap: var(--space-6);
  padding-block: clamp(var(--space-8), 6vw, var(--space-11));

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 34rem);
  }
  @media (max-height: 30rem) {
    padding-block: var(--space-5);
  }
`;

const Words = styled.div`
  position: relative;

  h1 {
    max-width: 14ch;
    /* Its longest word fits, however large the letters are. */
    font-size: min(14vw, clamp(2.25rem, 1.5rem + 3.4vw, 4.25rem));
    line-height: 1.02;
    letter-spacing: -0.025em;
    text-wrap: balance;
    /* On a phone that lies on its side the ways on stay in the first window. */
    @media (max-height: 30rem) {
      max-width: none;
      font-size: min(14vw, 2.25rem);
    }
  }
  h1::before {
    content: '';
    display: block;
    width: 4.5rem;
    height: 6px;
    margin-bottom: var(--space-5);
    background: var(--color-accent);
  }
`;

const Lead = styled.p`
  max-width: 46ch;
  margin-top: var(--space-5);
  color: var(--color-on-chrome-muted);
  font-size: var(--text-lg);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-6);

  > * {
    min-width: 9rem;
  }
`;

const ShopNow = styled(Link)(asButton('primary'));

const Inquire = styled(Button)`
  color: var(--color-on-chrome);
  background: var(--color-chrome);
  border-color: var(--color-on-chrome-muted);

  @media (hover: hover) {
    &:hover {
      color: var(--color-on-chrome);
      background: var(--color-chrome-2);
      border-color: var(--color-on-chrome);
    }
  }
`;

const Picture = styled.div`
  display: none;

  @media (min-width: 60rem) {
    display: block;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-5);
  border-top: 1px solid var(--color-chrome-line);

  dt {
    color: var(--color-on-chrome-muted);
    font-size: var(--text-sm);
  }
  dd {
    font-weight: var(--weight-strong);
  }
`;

/** Says what the shop is, and links to its products and to the inquiry. */
export function Hero() {
  const host = useHost();
  const { config } = host;
  const facts: [string, string][] = [
    ['Supplier since', String(config.foundedYear)],
    ['Pickup counter', config.pickup ?? config.address.city],
    ['Payment', 'Cash on Delivery (at pickup)'],
    ['Returns', 'Within 7 days'],
  ];
  return (
    <Sheet>
      <Layout>
        <Words>
          <PageTitle>{config.tagline}</PageTitle>
          <Lead>
            {config.name} supplies shops, sites and plants in the Philippines. Compare
            specifications, order online and pick up at our counter, or ask us for a quotation.
          </Lead>
          <Ways>
            <ShopNow to={paths.store()}>Shop Now</ShopNow>
            <Inquire
              variant="secondary"
              onClick={() => {
                host.openInquiry({});
              }}
            >
              Inquire
            </Inquire>
          </Ways>
        </Words>
        <Picture>
          <GearDrawing />
        </Picture>
      </Layout>
      <PageWidth>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </PageWidth>
    </Sheet>
  );
}
