import type { Setup } from 'shared-contracts/door';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { inFrame, pageInFrame } from './host';
import { blogQueries, blogsQueries, homeQueries } from './page-queries';

/** The content's door: home, articles, the information pages, and the inquiry dialog. */
export const setup: Setup = (host) => ({
  pages: {
    home: {
      firstCalls: firstCallsOf(homeQueries),
      load: async () => {
        const { homePage } = await import(/* webpackChunkName: "page-home" */ './pages/home-page');
        return pageInFrame(host, homePage);
      },
    },
    blogs: {
      firstCalls: firstCallsOf(blogsQueries),
      load: async () => {
        const { blogsPage } = await import(
          /* webpackChunkName: "page-blogs" */ './pages/blogs-page'
        );
        return pageInFrame(host, blogsPage);
      },
    },
    blog: {
      firstCalls: firstCallsOf(blogQueries),
      load: async () => {
        const { blogPage } = await import(/* webpackChunkName: "page-blog" */ './pages/blog-page');
        return pageInFrame(host, blogPage);
      },
    },
    privacy: {
      load: async () => {
        const { privacyPage } = await import(
          /* webpackChunkName: "page-privacy" */ './pages/privacy-page'
        );
        return pageInFrame(host, privacyPage);
      },
    },
    terms: {
      load: async () => {
        const { termsPage } = await import(
          /* webpackChunkName: "page-terms" */ './pages/terms-page'
        );
        return pageInFrame(host, termsPage);
      },
    },
    contact: {
      load: async () => {
        const { contactPage } = await import(
          /* webpackChunkName: "page-contact" */ './pages/contact-page'
        );
        return pageInFrame(host, contactPage);
      },
    },
    'quotation-request': {
      load: async () => {
        const { quotationRequestPage } = await import(
          /* webpackChunkName: "page-quotation-request" */ './pages/quotation-request-page'
        );
        return pageInFrame(host, quotationRequestPage);
      },
    },
    quotations: {
      load: async () => {
        const { quotationsPage } = await import(
          /* webpackChunkName: "page-quotations" */ './pages/quotations-page'
        );
        return pageInFrame(host, quotationsPage);
      },
    },
    quotation: {
      load: async () => {
        const { quotationPage } = await import(
          /* webpackChunkName: "page-quotation" */ './pages/quotation-page'
        );
        return pageInFrame(host, quotationPage);
      },
    },
    'shared-quotation': {
      load: async () => {
        const { sharedQuotationPage } = await import(
          /* webpackChunkName: "page-shared-quotation" */ './pages/shared-quotation-page'
        );
        return pageInFrame(host, sharedQuotationPage);
      },
    },
  },
  fragments: {
    'content.inquiry-dialog': {
      load: async () => {
        const { InquiryDialog } = await import(
          /* webpackChunkName: "fragment-content.inquiry-dialog" */ './inquiry/inquiry-dialog'
        );
        return inFrame(host, InquiryDialog);
      },
    },
    'content.unsent': {
      load: async () => {
        const { UnsentPart } = await import(
          /* webpackChunkName: "fragment-content.unsent" */ './unsent/unsent-part'
        );
        return inFrame(host, UnsentPart);
      },
    },
  },
});
