/** Where a rule is implemented if no file names it: comments in the code name most, these are listed by hand. */
export const PLACES = {
  'ATC-02': ['packages/storefront/widgets/add-to-cart/press.ts'],
  'USER-05': ['packages/domain/access/capabilities.ts'],
  'TPL-01': ['packages/template/engine.ts'],
  'TPL-02': ['packages/template/diagnostics/sentences.ts'],
  'TPL-03': ['packages/template/run/run.ts'],
  'TPL-07': ['packages/rendering/predicates/content.ts'],
  'EXPR-01': ['packages/template/expression/tokenize.ts'],
  'EXPR-02': ['packages/template/expression/tokenize.ts'],
  'DISP-07': ['packages/domain/styles/contrast.ts', 'packages/rendering/formatters/colors.ts'],
  'EDIT-09': ['packages/editor/commands/registry.ts'],
};

/** Rules that the product keeps only in part, and what is missing. */
export const PARTLY = {};
