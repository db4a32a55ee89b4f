/** How much waits in the rooms of the counter, which an open page asks now and then. */
import type { Actions } from './actions';
import { placesOf } from './pages/layout';

/** Answers with the number of each room that somebody may see: `{ "/staff/orders": 3 }`. */
export function waitingRoutes(actions: Actions): void {
  actions.show('/staff/waiting', 'signed-in', async ({ context, session, rooms, waiting }) =>
    context.json(
      Object.fromEntries(
        placesOf(session, rooms, await waiting()).flatMap(({ path, waiting: count }) =>
          count === undefined ? [] : [[path, count]],
        ),
      ),
    ),
  );
}
