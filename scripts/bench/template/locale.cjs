// The locale data the public engine is handed, read as its documentation shows.
const { readFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const { CLDRFramework } = require('@phensley/cldr');

const packs = join(dirname(require.resolve('@phensley/cldr/package.json')), 'packs');
const framework = new CLDRFramework({ loader: (language) => readFileSync(join(packs, `${language}.json`), 'utf8') });

module.exports = (locale) => framework.get(locale);
