// Holds the lockfile whole: whatever a package depends on is locked for every system, with its checksum and from no
// particular registry. npm leaves out what another system needs when it writes the file from an installed node_modules.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const INSTALLED = 'node_modules/';

/** Reports whether Node.js finds this package from that place: next to it, or in any folder above. */
function isLocked(place, name) {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/'))))
    if (packages[`${at}/${INSTALLED}${name}`] !== undefined) return true;
  return packages[INSTALLED + name] !== undefined;
}

const problems = [];
for (const [place, { dependencies, optionalDependencies, integrity, resolved, link }] of Object.entries(packages)) {
  if (link === true) continue;
  if (resolved !== undefined) problems.push(`${place}: names a registry, ${resolved}`);
  if (place.includes(INSTALLED) && integrity === undefined) problems.push(`${place}: has no checksum`);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!isLocked(place, name)) problems.push(`${place}: needs ${name}, which is not locked`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    '\nRemove what is named from package-lock.json and run `npm install --package-lock-only` where no node_modules is.',
  );
process.exit(problems.length > 0 ? 1 : 0);
