// What the shop uses of the router, and nothing more: sharing the whole package would defeat
// tree-shaking. A name that a remote needs is added here, and the shell released first.
export {
  createBrowserRouter,
  Form,
  Link,
  matchPath,
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
export { RouterProvider } from '@real/react-router-dom';
