/** Apart from the commands, which load much. */
export const THEME_USAGE = `  theme list --site SLUG
      The themes a site can be shown in, and their versions. A star marks the one that visitors see.

  theme add PATH --site SLUG [--apply] [--use]
      Reads a theme from a folder (a git checkout, too) or a ZIP file. Tells what it has and what is wrong in
      it; with --apply, installs it, as the next version where the site has it already; with --use, visitors
      see it at once.

  theme use NAME[@VERSION] --site SLUG
      Shows the site in a theme that is installed or comes with the product; the newest version unless named.

  theme remove NAME --site SLUG
      Takes an installed theme away with all its versions. Not while the site uses it.

  theme dev FOLDER --site SLUG
      Shows the site from a folder to whoever opens the address it prints, for as long as it runs: changes
      are seen as they are saved, pages load anew, problems are printed. Visitors go on seeing the site's own
      theme. docs/guides/themes.md tells more.
`;
