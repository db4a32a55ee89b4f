/** What shortens the start of the development mode: imported before what loads the bundler. */
import * as module from 'node:module';

// Compiled code of the bundler, kept for the next start; Node 20 can't do that.
module.enableCompileCache?.();
// A release's build checks the same options, and making the checks takes a quarter of the start.
process.env.SKIP_VALIDATION = 'on';
// The federation plugin makes a compiler of nothing to learn where webpack is, which webpack calls a bug
// of its own in the terminal: nothing that whoever edits can mend.
process.noDeprecation = true;
