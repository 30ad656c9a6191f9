// The engines, each used as its own users would: everything compiled once, partials too, helpers registered.
// `prepare(page)` gives a function `render(data)`; it is all that happens before the first page.
import { createRequire } from 'node:module';
import { comparisons, helpers } from './helpers.mjs';

const require = createRequire(import.meta.url);
const NOW = 1_700_000_000_000;
const LOCALE = 'en-US';

/** Quoin itself, as `npm run build` leaves it. */
async function loadQuoin() {
  const { createEngine, localeDataOnDisk } = await import('../../../packages/rendering/dist/engine.js');
  localeDataOnDisk().formatsOf(LOCALE); // the public engine is handed its locale's data ready, too
  const vocabulary = createEngine({ locale: LOCALE, now: NOW });
  return {
    name: 'quoin',
    source: 'jsont',
    prepare({ main, partials }) {
      const template = createEngine({ partials, locale: LOCALE, now: NOW }).compile(main);
      return (data) => template.render(data).output;
    },
    /** Source → closures. Partials are compiled when first applied; here at once, so that they are counted. */
    parse({ main, partials }) {
      vocabulary.compile(main);
      for (const name in partials) vocabulary.compile(partials[name]);
    },
  };
}

function loadPublicEngine() {
  const { Compiler } = require('@squarespace/template-engine');
  const cldr = require('./locale.cjs')(LOCALE);
  const compiler = new Compiler();
  return {
    name: 'template-engine',
    source: 'jsont',
    prepare({ main, partials }) {
      const { code } = compiler.parse(main);
      const trees = {};
      for (const name in partials) trees[name] = compiler.parse(partials[name]).code;
      return (json) => compiler.execute({ code, json, partials: trees, cldr, now: NOW }).ctx.render();
    },
    parse({ main, partials }) {
      compiler.parse(main);
      for (const name in partials) compiler.parse(partials[name]);
    },
  };
}

function loadHandlebars() {
  const Handlebars = require('handlebars');
  const load = (engine, source) => engine.template(new Function(`return ${engine.precompile(source)}`)());
  return {
    name: 'handlebars',
    source: 'handlebars',
    prepare({ main, partials }) {
      const engine = Handlebars.create();
      engine.registerHelper({ ...helpers, ...comparisons });
      for (const name in partials) engine.registerPartial(name, load(engine, partials[name]));
      return load(engine, main);
    },
    parse({ main, partials }) {
      load(Handlebars, main);
      for (const name in partials) load(Handlebars, partials[name]);
    },
  };
}

async function loadEta() {
  const { Eta } = await import('eta');
  return {
    name: 'eta',
    source: 'eta',
    prepare({ main, partials }) {
      const eta = new Eta({ functionHeader: 'const h = this.helpers;' });
      eta.helpers = helpers;
      for (const name in partials) eta.loadTemplate(name, partials[name]);
      const template = eta.compile(main);
      return (data) => eta.render(template, data);
    },
    parse({ main, partials }) {
      const eta = new Eta();
      eta.compile(main);
      for (const name in partials) eta.compile(partials[name]);
    },
  };
}

async function loadLiquid() {
  const { Liquid } = await import('liquidjs');
  return {
    name: 'liquidjs',
    source: 'liquid',
    prepare({ main, partials }) {
      const liquid = new Liquid({ templates: partials, cache: true });
      for (const name in helpers) liquid.registerFilter(name, helpers[name]);
      const template = liquid.parse(main);
      return (data) => liquid.renderSync(template, data);
    },
    parse({ main, partials }) {
      const liquid = new Liquid();
      for (const name in helpers) liquid.registerFilter(name, helpers[name]);
      liquid.parse(main);
      for (const name in partials) liquid.parse(partials[name]);
    },
  };
}

function loadMustache() {
  const mustache = require('mustache');
  return {
    name: 'mustache',
    source: 'mustache',
    prepare({ main, partials, view }) {
      const writer = new mustache.Writer();
      return (data) => writer.render(main, view(data, helpers), partials);
    },
    parse({ main, partials }) {
      mustache.parse(main);
      for (const name in partials) mustache.parse(partials[name]);
      mustache.clearCache();
    },
  };
}

const LOADERS = {
  quoin: loadQuoin,
  'template-engine': loadPublicEngine,
  handlebars: loadHandlebars,
  eta: loadEta,
  liquidjs: loadLiquid,
  mustache: loadMustache,
};
export const ENGINES = Object.keys(LOADERS);
export const loadEngine = (name) => LOADERS[name]();
