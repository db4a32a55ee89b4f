/** How the provider's commands are called. */
export const USAGE = `Usage:
  provider import FILE [options]   import a catalogue; again to update it

  --images DIR     the folder of its pictures
  --fetch-pictures fetch those that the file names by address
  --source NAME    whose rows they are; else the folder's and the file's name say it
  --whole          the file is complete: products that it no longer has are taken off sale
  --replace-demo   withdraw the demonstration catalogue for good
  --dry-run        only say what would be changed
  --map FILE       says which column or path is which of our fields, and the names of codes
  --currency USD --rate 58.20
                   prices are in this currency: sell them at so many pesos for one
  --leave-bad N    leave out and list up to N bad products; not with --whole
  --report FILE    write all warnings and bad rows there

  provider prices FILE [options]   apply a price list (CSV or XLSX), as the counter does

  --dry-run        only say what would be changed
  --leave-bad N    leave out and list up to N bad rows
  --report FILE    write all changes and bad rows there

  provider synonyms [--own]             list the other names by which shoppers search
  provider synonyms add PHRASE NAMES    give a phrase other names: 'a | b', the best first
  provider synonyms import FILE         the same for each line: a phrase, a tab, its names
  provider synonyms remove PHRASE       a phrase has no other names, built in or not
  provider synonyms reset PHRASE        a phrase has its built-in names again

  provider staff [list]                 who may sign in at the counter
  provider staff add NAME --role ROLE   counter, catalogue or owner; prints a one-time link
  provider staff role NAME ROLE         gives somebody another role
  provider staff reset NAME             takes password, authenticator and sessions; a new link
  provider staff remove NAME            ends the account and its sessions
  provider staff link [NAME]            a one-time link for who is shut out; of the first owner

  provider audit [--since DAYS]    print what was done with accounts and by staff (of 30 days)

  provider migrate                 bring the database up to this provider, before its first start

  provider backup FOLDER           copy database, pictures and the releases of RELEASE_STORE
                                   there, while the shop runs
  provider restore FOLDER          put them into an empty place; --force: in the place of what is
                                   there`;

/** What begins a command of its own: `  provider staff add NAME …`. */
const WAY = /\n(?=  provider )/;

/**
 * What `--help` or `help` asks for: each way to call the command that is named with it, else all.
 * @param words of the command line
 * @returns null where nobody asks
 */
export function helpIn(words: readonly string[]): string | null {
  const [command] = words.filter((word) => word !== '--');
  if (command !== 'help' && !words.includes('--help')) return null;
  const [title, ...ways] = USAGE.split(WAY);
  const own = ways.filter((way) => way.startsWith(`  provider ${command} `));
  return own.length === 0 ? USAGE : [title, ...own.map((way) => way.trimEnd())].join('\n');
}
