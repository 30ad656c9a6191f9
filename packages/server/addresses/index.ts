/** What other subjects and the server's entry points use of this one. */
export {
  addressFieldViews,
  cardFieldViews,
  countryFieldView,
  type Entered,
  emailFieldView,
  type FieldView,
  fieldId,
  NOTHING_ENTERED,
  noteFieldView,
  questionFieldViews,
} from './checkoutFields.ts';
