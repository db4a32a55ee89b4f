/** What changes pages, a script of its own: the module that webpack takes for it is `routerAgain` of tooling. */
export { createBrowserRouter } from 'react-router';
