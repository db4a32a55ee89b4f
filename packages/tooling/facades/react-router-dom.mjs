// Only the names of the router that the shop uses, because sharing the whole package would defeat
// tree-shaking. To use another name in a remote, add it here and release the shell first.
export {
  createPath,
  createStaticRouter,
  matchPath,
  matchRoutes,
  Outlet,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@real/react-router';
export { Form } from './form.mjs';
export { Link } from './link.mjs';
export { RouterProvider } from '@real/react-router-dom';
