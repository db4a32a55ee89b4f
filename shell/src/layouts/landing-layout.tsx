import styled from '@emotion/styled';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../footer/site-footer';
import { SiteHeader } from '../header/site-header';
import { ContinueNotice } from './continue-notice';
import { OfflineNotice } from './offline-notice';
import { SkipLink } from './skip-link';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

// At least as high as the window, so that the footer doesn't jump while the page loads.
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100dvh - var(--header-height));
  padding-bottom: var(--space-10);
`;

/** Header with navigation, at the foot of a phone (`server/foot-style.ts`), the page, footer. */
export function LandingLayout() {
  return (
    <Column className="footed">
      <SkipLink />
      <SiteHeader />
      <Main id="main" tabIndex={-1}>
        <OfflineNotice />
        <ContinueNotice />
        <Outlet />
      </Main>
      <SiteFooter />
    </Column>
  );
}
