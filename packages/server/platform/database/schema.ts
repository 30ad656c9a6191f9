import type { ApiKeyTable } from './schema/apiKeys.ts';
import type { AuditEventTable } from './schema/audit.ts';
import type { CaptchaSecretTable, CaptchaSpentTable } from './schema/captcha.ts';
import type { ItemCommentTable, ItemLikeTable } from './schema/content/comments.ts';
import type {
  CalendarEventTable,
  CalendarOccurrenceTable,
  CalendarTimeTable,
  CategoryTable,
  CollectionTable,
  ItemImageTable,
  ItemTable,
  NavigationTable,
  PageDocumentTable,
} from './schema/content/content.ts';
import type {
  DraftRecordTable,
  LiveRecordTable,
  MissingPageTable,
  PagePasswordTable,
  PreviewLinkTable,
  SiteChangeTable,
  SiteDraftTable,
  SiteVersionTable,
  VersionRecordTable,
} from './schema/content/document.ts';
import type { FormSubmissionTable, FormTable, MailingListTable, SubscriberTable } from './schema/content/forms.ts';
import type { AssetRenditionTable, AssetTable, AssetVersionTable, MediaFolderTable } from './schema/content/media.ts';
import type {
  LessonProgressTable,
  MemberAreaInvitationTable,
  MemberAreaStandingTable,
  MemberAreaTable,
} from './schema/content/memberAreas.ts';
import type {
  ItemFacetTable,
  ItemSearchTable,
  PageSearchTable,
  SearchedItemTable,
  SearchedPageTable,
  SearchedTranslationTable,
  SearchedWordTable,
  SearchWordTable,
} from './schema/content/search.ts';
import type { DraftStylesheetTable, ThemeFileTable, ThemeVersionTable } from './schema/content/themes.ts';
import type { TranslationTable } from './schema/content/translations.ts';
import type { ScriptErrorDayTable, ScriptErrorPlaceTable, ScriptErrorTable } from './schema/errorReports.ts';
import type { ExtensionGrantTable, ExtensionTable, ExtensionTokenTable } from './schema/extensions.ts';
import type {
  AnalyticsPackedColumnTable,
  AnalyticsPackedDayTable,
  AnalyticsProgressTable,
  AnalyticsRollupTable,
  AnalyticsVisitorDayTable,
  AnalyticsVisitTable,
  SiteEventTable,
} from './schema/insight.ts';
import type { PerformanceDayTable, PerformancePageTable } from './schema/performance.ts';
import type {
  AccountIdentityTable,
  AccountRecoveryCodeTable,
  AccountSessionTable,
  AccountTable,
  AccountTokenTable,
  AccountTwoStepTable,
  MembershipTable,
  RequestCountTable,
  SignInTriesTable,
  SiteCopyTable,
  WebsiteHostTable,
  WebsiteSlugTable,
  WebsiteTable,
} from './schema/platform.ts';
import type { RecordingChunkTable, RecordingTable } from './schema/recordings.ts';
import type { SampleDataTable } from './schema/sampleData.ts';
import type {
  DraftOrderTable,
  NumberSeriesTable,
  OrderDocumentTable,
  OrderNoteTable,
  OrderRefundTable,
  OrderWithdrawalTable,
  ShipmentLineTable,
  ShipmentTable,
} from './schema/store/afterSale.ts';
import type { ProductTable, StockMovementTable, VariantTable } from './schema/store/catalog.ts';
import type {
  DigitalFileTable,
  DownloadGrantTable,
  MovedPageTable,
  SavedViewTable,
} from './schema/store/catalogEditing.ts';
import type {
  ErasureTable,
  MailRefusalTable,
  SignInProviderTable,
  SiteUserAddressTable,
  SiteUserIdentityTable,
  SiteUserPasskeyTable,
  SiteUserSessionTable,
  SiteUserTable,
  SiteUserTokenTable,
} from './schema/store/customers.ts';
import type { OutsideFeedTable } from './schema/store/feeds.ts';
import type { BulkEditChangeTable, BulkEditTable, StockAdjustmentTable } from './schema/store/inventory.ts';
import type { OrderCounterTable, OrderEventTable, OrderLineTable, SalesOrderTable } from './schema/store/orders.ts';
import type {
  ExpressAgreementTable,
  ManualPaymentTable,
  PaymentAccountTable,
  PaymentEventTable,
  PaymentRefundTable,
  PaypalOrderTable,
  ProviderRefundTable,
  SavedPaymentMethodTable,
} from './schema/store/payments.ts';
import type {
  CartCouponTable,
  CartGiftCardTable,
  DiscountTable,
  DiscountUseTable,
  ShippingMethodTable,
  TaxRuleTable,
} from './schema/store/pricing.ts';
import type {
  GiftCardHoldTable,
  GiftCardMovementTable,
  GiftCardTable,
  SingleCartTable,
  SubscriptionChargeTable,
  SubscriptionEventTable,
  SubscriptionTable,
} from './schema/store/recurring.ts';
import type { RestockSignupTable } from './schema/store/restock.ts';
import type { ProductReviewTable } from './schema/store/reviews.ts';
import type {
  CartEntryTable,
  CartTable,
  CheckoutTable,
  PaymentIntentTable,
  StockReservationTable,
} from './schema/store/sale.ts';
import type { CommercePreferenceTable, ContributorInviteTable, MailTemplateTable } from './schema/team.ts';
import type { WebhookDeliveryTable, WebhookSubscriptionTable } from './schema/webhooks.ts';
import type {
  IdempotencyTable,
  ImportMappingTable,
  ImportProductTable,
  ImportRunTable,
  ImportThingTable,
  JobTable,
  MailTable,
  TemplateDiagnosticTable,
} from './schema/work.ts';

/**
 * The tables as migrations/*.sql make them. Ids are uuid strings, amounts and counters of type bigint are `bigint`,
 * timestamptz is `Date` with milliseconds, jsonb is read parsed and written as `JSON.stringify(value)`.
 */
export interface Schema {
  api_key: ApiKeyTable;
  extension: ExtensionTable;
  extension_grant: ExtensionGrantTable;
  extension_token: ExtensionTokenTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_subscription: WebhookSubscriptionTable;
  audit_event: AuditEventTable;
  captcha_secret: CaptchaSecretTable;
  captcha_spent: CaptchaSpentTable;
  restock_signup: RestockSignupTable;
  account: AccountTable;
  account_session: AccountSessionTable;
  account_identity: AccountIdentityTable;
  account_token: AccountTokenTable;
  request_count: RequestCountTable;
  sign_in_tries: SignInTriesTable;
  account_two_step: AccountTwoStepTable;
  account_recovery_code: AccountRecoveryCodeTable;
  website: WebsiteTable;
  site_copy: SiteCopyTable;
  website_host: WebsiteHostTable;
  website_slug: WebsiteSlugTable;
  membership: MembershipTable;
  asset: AssetTable;
  asset_rendition: AssetRenditionTable;
  asset_version: AssetVersionTable;
  media_folder: MediaFolderTable;
  collection: CollectionTable;
  navigation: NavigationTable;
  translation: TranslationTable;
  outside_feed: OutsideFeedTable;
  page_document: PageDocumentTable;
  site_draft: SiteDraftTable;
  draft_record: DraftRecordTable;
  live_record: LiveRecordTable;
  site_change: SiteChangeTable;
  site_version: SiteVersionTable;
  version_record: VersionRecordTable;
  missing_page: MissingPageTable;
  page_password: PagePasswordTable;
  preview_link: PreviewLinkTable;
  theme_version: ThemeVersionTable;
  theme_file: ThemeFileTable;
  draft_stylesheet: DraftStylesheetTable;
  category: CategoryTable;
  item: ItemTable;
  calendar_event: CalendarEventTable;
  calendar_occurrence: CalendarOccurrenceTable;
  calendar_time: CalendarTimeTable;
  item_comment: ItemCommentTable;
  product_review: ProductReviewTable;
  item_like: ItemLikeTable;
  item_image: ItemImageTable;
  item_search: ItemSearchTable;
  item_facet: ItemFacetTable;
  search_word: SearchWordTable;
  page_search: PageSearchTable;
  searched_item: SearchedItemTable;
  searched_page: SearchedPageTable;
  searched_word: SearchedWordTable;
  searched_translation: SearchedTranslationTable;
  product: ProductTable;
  variant: VariantTable;
  stock_movement: StockMovementTable;
  moved_page: MovedPageTable;
  digital_file: DigitalFileTable;
  download_grant: DownloadGrantTable;
  saved_view: SavedViewTable;
  cart: CartTable;
  cart_entry: CartEntryTable;
  tax_rule: TaxRuleTable;
  shipping_method: ShippingMethodTable;
  discount: DiscountTable;
  discount_use: DiscountUseTable;
  cart_coupon: CartCouponTable;
  cart_gift_card: CartGiftCardTable;
  checkout: CheckoutTable;
  stock_reservation: StockReservationTable;
  payment_intent: PaymentIntentTable;
  payment_account: PaymentAccountTable;
  payment_event: PaymentEventTable;
  payment_refund: PaymentRefundTable;
  saved_payment_method: SavedPaymentMethodTable;
  manual_payment: ManualPaymentTable;
  express_agreement: ExpressAgreementTable;
  paypal_order: PaypalOrderTable;
  provider_refund: ProviderRefundTable;
  order_counter: OrderCounterTable;
  sales_order: SalesOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
  order_refund: OrderRefundTable;
  order_note: OrderNoteTable;
  number_series: NumberSeriesTable;
  order_document: OrderDocumentTable;
  order_withdrawal: OrderWithdrawalTable;
  draft_order: DraftOrderTable;
  gift_card: GiftCardTable;
  gift_card_movement: GiftCardMovementTable;
  gift_card_hold: GiftCardHoldTable;
  subscription: SubscriptionTable;
  subscription_charge: SubscriptionChargeTable;
  subscription_event: SubscriptionEventTable;
  single_cart: SingleCartTable;
  site_user: SiteUserTable;
  site_user_session: SiteUserSessionTable;
  site_user_token: SiteUserTokenTable;
  site_user_address: SiteUserAddressTable;
  site_user_passkey: SiteUserPasskeyTable;
  site_user_identity: SiteUserIdentityTable;
  sign_in_provider: SignInProviderTable;
  erasure: ErasureTable;
  mail_refusal: MailRefusalTable;
  contributor_invite: ContributorInviteTable;
  commerce_preference: CommercePreferenceTable;
  mail_template: MailTemplateTable;
  form: FormTable;
  form_submission: FormSubmissionTable;
  mailing_list: MailingListTable;
  subscriber: SubscriberTable;
  job: JobTable;
  mail: MailTable;
  idempotency: IdempotencyTable;
  template_diagnostic: TemplateDiagnosticTable;
  performance_day: PerformanceDayTable;
  performance_page: PerformancePageTable;
  member_area: MemberAreaTable;
  member_area_standing: MemberAreaStandingTable;
  member_area_invitation: MemberAreaInvitationTable;
  lesson_progress: LessonProgressTable;
  recording: RecordingTable;
  recording_chunk: RecordingChunkTable;
  site_event: SiteEventTable;
  analytics_visit: AnalyticsVisitTable;
  analytics_visitor_day: AnalyticsVisitorDayTable;
  analytics_rollup: AnalyticsRollupTable;
  analytics_packed_day: AnalyticsPackedDayTable;
  analytics_packed_column: AnalyticsPackedColumnTable;
  analytics_progress: AnalyticsProgressTable;
  sample_data: SampleDataTable;
  script_error: ScriptErrorTable;
  script_error_day: ScriptErrorDayTable;
  script_error_place: ScriptErrorPlaceTable;
  import_mapping: ImportMappingTable;
  import_product: ImportProductTable;
  import_run: ImportRunTable;
  import_thing: ImportThingTable;
  stock_adjustment: StockAdjustmentTable;
  bulk_edit: BulkEditTable;
  bulk_edit_change: BulkEditChangeTable;
}
