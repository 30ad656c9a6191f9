import { type Context, Node } from '@squarespace/template-engine';
import { withComparison, withFormatters } from '../corrections.ts';
import type { Slip } from './slip.ts';

const PRICES = ['from-price', 'normal-price', 'sale-price', 'product-price', 'subscription-price'];

/** Of prices, stock and plans. In the order in which they are corrected. */
export const COMMERCE_SLIPS: readonly Slip[] = [
  {
    id: 'scarcity-of-no-product',
    what: '`product-scarcity` where nothing is scarce',
    there: 'prints the value itself',
    here: 'prints nothing',
    why: 'never print data nobody asked for',
    correct: (peer) =>
      withFormatters(peer, ['product-scarcity'], (original) => (args, variables, context) => {
        const before = variables[0]?.node;
        original(args, variables, context);
        if (variables[0]?.node === before) variables[0]?.set('');
      }),
  },
  {
    id: 'no-locale',
    what: 'Prices, selects and scarcity without locale data',
    there: 'their texts are empty, for want of message formats',
    here: "texts with plain slots are filled, amounts have two decimals for the page's script",
    why: 'works without locale data',
    correct: (peer) =>
      withFormatters(
        peer,
        ['product-price', 'subscription-price', 'variants-select', 'product-checkout', 'product-scarcity'],
        (original) => (args, variables, context) => {
          if (context.cldr !== undefined) return original(args, variables, context);
          const lent = peer.createContext({}, { cldr: peer.localeOf('en') });
          const own = context as { -readonly [Name in 'cldr' | 'formatter']: Context[Name] };
          own.formatter = lent.formatter;
          own.cldr = lent.cldr;
          try {
            original(args, variables, context);
          } finally {
            own.formatter = undefined;
            own.cldr = undefined;
          }
        },
      ),
  },
  {
    id: 'subscription-option-without-eval',
    what: '`add-to-cart-btn`: `data-subscription-option-id`',
    there: 'only where `{.eval}` is allowed',
    here: 'always',
    why: 'what a template may do is no matter of built-in markup',
    correct: (peer) =>
      withFormatters(peer, ['add-to-cart-btn', 'product-checkout'], (original) => (args, variables, context) => {
        const own = context as { -readonly [Name in 'enableExpr']: Context[Name] };
        const before = own.enableExpr;
        const known = context.errors.length;
        own.enableExpr = true;
        try {
          original(args, variables, context);
        } finally {
          own.enableExpr = before;
          // The author of the page cannot mend a built-in expression.
          context.errors.length = known;
        }
      }),
  },
  {
    id: 'plan-that-says-nothing',
    what: '`product-price` of a subscription whose plan has no known unit, or no period',
    there: '`$5.00 every `',
    here: '`Unavailable`',
    why: 'TPL-10',
    correct: (peer) =>
      withFormatters(peer, ['product-price'], (original) => (args, variables, context) => {
        const first = variables[0];
        const plan = first?.node.path(['structuredContent', 'subscriptionPlan']);
        const period = plan?.get('billingPeriod');
        const isKnown = ['WEEK', 'MONTH', 'YEAR'].includes(period?.get('unit').asString() ?? '');
        if (
          first !== undefined &&
          plan?.isMissing() === false &&
          !(isKnown && (period?.get('value').asNumber() ?? 0) > 0)
        ) {
          const { structuredContent, ...item } = first.get() as { structuredContent: object };
          first.set({ ...item, structuredContent: { ...structuredContent, subscriptionPlan: {} } });
        }
        original(args, variables, context);
      }),
  },
  {
    id: 'less-than-one',
    what: 'Prices below 1 beside a price of 0',
    there: 'count as lower than 0',
    here: 'count as higher',
    why: 'a fault of its decimal numbers',
    correct: (peer) => withFormatters(peer, PRICES, (original) => withComparison(original)),
  },
  {
    id: 'money-of-no-number',
    what: '`bookkeeper-money-format` of `NaN`, which a formatter before it may give',
    there: 'the whole tag fails',
    here: 'counts as 0, as any other text that is no number',
    why: 'a fault in data is no fault in the page',
    correct: (peer) =>
      withFormatters(peer, ['bookkeeper-money-format'], (original) => (args, variables, context) => {
        const text = variables[0]?.node.asString() ?? '';
        if (['NaN', 'Infinity', '-Infinity'].includes(text)) variables[0]?.set(0);
        original(args, variables, context);
      }),
  },
  {
    id: 'negative-stock',
    what: '`quantity-input` where a variant has less than nothing in stock',
    there: 'is taken from the stock of the others',
    here: 'counts as nothing',
    why: 'DISP-04: stock of one variant cannot be sold as another',
    correct: (peer) =>
      withFormatters(peer, ['quantity-input'], (original) => (args, variables, context) => {
        const first = variables[0];
        const variants: unknown = first?.node.path(['structuredContent', 'variants']).value;
        if (!Array.isArray(variants)) return original(args, variables, context);
        const item = first?.get() as { structuredContent: object };
        const clamped = variants.map((variant: unknown) => {
          const left = new Node(variant).get('qtyInStock').asNumber();
          return left > 0 ? variant : { ...(variant as object), qtyInStock: 0 };
        });
        first?.set({ ...item, structuredContent: { ...item.structuredContent, variants: clamped } });
        original(args, variables, context);
      }),
  },
  {
    id: 'quantity-of-no-number',
    what: '`cart-quantity` with a quantity that is no number',
    there: '`NaN`',
    here: 'counts as 0',
    why: 'bad data must not show',
    correct: (peer) =>
      withFormatters(peer, ['cart-quantity'], (original) => (args, variables, context) => {
        const entries: unknown = variables[0]?.node.path(['entries']).value;
        if (Array.isArray(entries)) {
          const isCounted = (entry: unknown): boolean => !Number.isNaN(new Node(entry).get('quantity').asNumber());
          variables[0]?.set({ entries: entries.filter(isCounted) });
        }
        original(args, variables, context);
      }),
  },
];
