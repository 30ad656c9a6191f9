// What knip looks for unused files, dependencies, exports and types in, for `npm run check`; what only tests use, scripts/checks/exports.mjs finds.
import { BROUGHT_MODULES, LIGHT_MODULES, MODULES, REPORTING } from './scripts/building/storefront-parts.mjs';

const WIDGETS = [MODULES, BROUGHT_MODULES, LIGHT_MODULES, REPORTING].flatMap((modules) => Object.values(modules));
const TESTS = '**/*.test.{ts,tsx}';
/** Of a package, what other packages may import: they must do so. */
const SHARED = { entry: [TESTS], includeEntryExports: true };

export default {
  ignoreExportsUsedInFile: true,
  // Where they are missing, what needs them is left out and says so.
  ignoreBinaries: ['apt-get', 'haproxy', 'openssl'],
  ignoreIssues: {
    // The template engine is a library for others as well, which scripts/building/engine.mjs builds.
    'packages/rendering/{engine,node}/**': ['exports', 'types'],
    // For browsers, by the `imports` of its package.json.
    'packages/domain/orders/regions/noRegions.ts': ['exports'],
    // Bundled by scripts/fuzz/money.mjs.
    'packages/domain/testing/moneyFuzz.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['scripts/**/*.{mjs,cjs,jsx}', 'e2e/**/*.test.ts'],
      project: ['scripts/**', 'e2e/**/*.ts'],
      // Of the editor's package: named here, all files would be linted as React's.
      // The types are for packages/rendering: what is used here is no TypeScript.
      ignoreDependencies: ['react-dom', '@types/markdown-it'],
    },
    'packages/contract': SHARED,
    'packages/domain': { ...SHARED, entry: [TESTS, 'testing/moneyFuzz.ts'] },
    'packages/rendering': SHARED,
    'packages/ui': SHARED,
    'packages/template': { entry: [TESTS] },
    'packages/server': {
      // Bundled or started by scripts and tests: the fuzz of requests, a parent whose end a worker process must notice, an S3 server.
      entry: [
        ...['main.ts', 'cli.ts', '**/*Worker.ts', TESTS],
        'testing/requestFuzz/{fuzzRequests,ownDatabase,observedRouter,waitingWork}.ts',
        'testing/{jobProgram,workerParent,workerProgram}.ts',
        'platform/gateways/files/testing/s3Program.mjs',
      ],
      // Read as files: fonts and libraries that scripts/build.mjs copies, and fonts of PDFs.
      ignoreDependencies: [/^@fontsource/, /^@expo-google-fonts\//, /^jquery/, 'webfontloader', 'dejavu-fonts-ttf'],
    },
    'packages/editor': {
      entry: [
        'app/start.ts',
        'frame/main.ts',
        'frame/replay/main.ts',
        'frame/text/main.ts',
        'testing/largePage.ts',
        TESTS,
      ],
    },
    'packages/storefront': { entry: ['loader.ts', 'compat/{browserGlobals,widgets}.ts', ...WIDGETS, TESTS] },
  },
};
