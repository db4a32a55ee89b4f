// What the shop uses of the router, and nothing more: sharing the whole package would defeat
// tree-shaking. A name that a remote needs is added here, and the shell released first.
export {
  Await,
  createBrowserRouter,
  Form,
  Link,
  NavLink,
  Navigate,
  Outlet,
  redirect,
  ScrollRestoration,
  useAsyncError,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from '@real/react-router';
export { RouterProvider } from '@real/react-router-dom';
