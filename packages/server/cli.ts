import { BackupFault } from './backup/backupFault.ts';
import { parseArguments, TERMINAL, UsageFault } from './cli/arguments.ts';
import { runTemplateCommand, TEMPLATE_USAGE } from './cli/templateCommand.ts';
import { THEME_USAGE } from './cli/themeUsage.ts';
import { ConfigFault } from './platform/configFault.ts';
import {
  DataFolderInUse,
  DistributionFault,
  EmbeddedPostgresFault,
  MigrationFault,
} from './platform/database/faults.ts';

const USAGE = `Usage: npm run quoin -- COMMAND

  import products FILE --site SLUG [--apply] [--images FOLDER] [--map COLUMN=FIELD]…
      Reads a product CSV. Tells what it would do; with --apply, does it. Pictures named by relative
      addresses are looked for in FOLDER, else beside the file. Running it twice changes nothing.

  import reviews FILE --site SLUG [--apply]
      Reads a CSV of reviews as Judge.me, Shopify and others export them. Tells what it would bring; with
      --apply, brings it. Running it twice brings nothing new.

  import wordpress|squarespace|ghost|substack FILE --site SLUG [--apply] [--consent]
  import subscribers|customers|redirects|orders FILE --site SLUG [--apply] [--consent] [--in-reports] [--map COLUMN=FIELD]…
      Moves in what was exported elsewhere: posts, pages, pictures, comments, people, redirects, orders as history. Tells
      what it would make; with --apply, makes it. --consent says that subscribers have agreed, --in-reports that sales
      reports count the orders. Running it twice makes nothing new.

  import undo ID --site SLUG
      Takes back everything that such an import has made. What was edited since stays.

  export products [FILE] --site SLUG
      Writes every product as CSV, to FILE or to the output. Importing it again changes nothing.

  export wordpress|shopify-products|woocommerce-products [FILE] --site SLUG
  export customers|orders|subscribers|redirects [FILE] --site SLUG
      Writes what other products read: posts and pages as WordPress import file, products in the columns of Shopify or
      WooCommerce, people, orders and redirects as CSV.

  export static FOLDER|FILE.zip --site SLUG [--origin https://…] [--forms live|none]
      Writes the published site as files that any file server serves, to be put at the root of that origin. Forms and the
      cart lead to the live site, or are left out.

  export site [FILE|FOLDER/] --site SLUG [--content]
      Writes everything of a site as one ZIP archive, to FILE or to the output: pages, products, orders,
      customers, files, theme and settings, in open formats. docs/reference/site-archive.md describes it.
      Into a FOLDER it writes the same unpacked. With --content, only what visitors see: no people, no draft.

  import site FILE|FOLDER --site SLUG --owner EMAIL
      Makes a site of such an archive under a SLUG that is free, owned by somebody who has an account.

  domains list|add|remove [HOST] --site SLUG
      The host names of its own that a site answers to, besides its slug. Point their DNS here first.

  clock [SUBSCRIPTION] --site SLUG [--times N]
      The test clock: moves a test subscription to what is due next and does it, N times. Without
      SUBSCRIPTION, lists those in test mode. Subscriptions that cost money have no such clock.

  password EMAIL
      Sets a new password for somebody who works on a site: reads it from the input, one line. Every session
      of that person ends. For who cannot get the mail with the link.

  two-step-off EMAIL
      Turns two-step sign-in off for somebody who has lost the authenticator app and the recovery codes.

  messages export|import FILE --language CODE
      The product's own texts for visitors to a translator and back, as XLIFF 1.2 (FILE.xlf) or PO (FILE.po).

  doctor [--site SLUG]
      Checks that stock equals its movements and every order adds up. Exit code 1 when something does not.

  files move --to s3://BUCKET/PREFIX|folder [--verify] [--remove]
      Copies all stored files from the other places that FILES names, while the product serves. Each copy is read
      back. Begun again, it goes on with what is missing. --verify reads all others back, too; --remove ends each
      file in the old place after that. docs/guides/scale.md says how to switch over.

  database distribute [--apply]
      Spreads the database of DATABASE_URL, a Citus coordinator, over its workers by the site, empty or full. Without
      --apply it says what it would do. Done twice, it does nothing. docs/guides/scale.md says how to prepare the servers.

  backup FILE|s3://BUCKET/PREFIX/NAME [--passphrase WORDS]
      Writes database, files and secret key as one file, into a folder or into object storage, also while the product
      serves. With a passphrase, better given as BACKUP_PASSPHRASE, it is encrypted. What ends with a slash is a place:
      the backup is named for its time.

  backup FILE|s3://… --verify [--passphrase WORDS]
      Restores it into a scratch folder and examines it like doctor. Exit code 1 when something is wrong. Of a place that
      ends with a slash, the newest.

  restore FILE|s3://… [--passphrase WORDS] [--replace]
      Restores it into DATA_DIR, and into an empty database where DATABASE_URL names one. With --replace, what
      DATA_DIR holds is put aside first. Of a place that ends with a slash, the newest.

${THEME_USAGE}
${TEMPLATE_USAGE}`;

async function main(): Promise<number> {
  const args = parseArguments(process.argv.slice(2));
  const [first, second] = args.words;
  if (first === 'template') return runTemplateCommand(args, TERMINAL);
  // Only these need a database and all that belongs to it.
  const { INSTALLATION_COMMANDS } = await import('./cli/installationCommands.ts');
  const act = INSTALLATION_COMMANDS.get(
    first === 'import' || first === 'export' ? `${first} ${second}` : (first ?? ''),
  );
  if (act !== undefined) return act(args);
  console.log(USAGE);
  return first === undefined || first === 'help' ? 0 : 2;
}

/** Ends once everything printed has left: a pipe takes only so much at a time. */
function end(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}

main().then(end, (error: unknown) => {
  const isForPeople =
    error instanceof UsageFault ||
    error instanceof BackupFault ||
    error instanceof MigrationFault ||
    error instanceof DistributionFault ||
    error instanceof ConfigFault ||
    error instanceof DataFolderInUse ||
    error instanceof EmbeddedPostgresFault;
  console.error(isForPeople ? error.message : error);
  end(2);
});
