import styled from '@emotion/styled';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../footer/site-footer';
import { BaseHeader } from '../header/base-header';
import { OfflineNotice } from './offline-notice';
import { SignInReason } from './sign-in-reason';
import { SkipLink } from './skip-link';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1 0 auto;
  min-height: 100dvh;
  padding-block: calc(var(--header-height) + var(--space-4)) var(--space-10);
  /* What is said of the network lies against the header. */
  > [role='status'] > p {
    margin-top: -1rem;
  }
  @media print {
    padding-block: 0;
  }
`;

/** A fixed header with 'Our Products' and 'Contacts', the page, footer. */
export function BaseLayout() {
  return (
    <Column>
      <SkipLink />
      <BaseHeader />
      <Main id="main" tabIndex={-1}>
        <OfflineNotice />
        <SignInReason />
        <Outlet />
      </Main>
      <SiteFooter />
    </Column>
  );
}
