import { z } from 'zod';
import { apiDiscount, apiDiscountsResponse } from './discounts.ts';
import { apiError, apiKeyMissing } from './errors.ts';
import { apiAddress, apiMoney, apiPagination } from './money.ts';
import { apiCreatedOrder, apiLineItem, apiOrder, apiOrdersResponse } from './orders.ts';
import {
  apiAddressBookResponse,
  apiAddressEntry,
  apiAddressEntryResponse,
  apiContact,
  apiContactResponse,
  apiContactsResponse,
  apiMember,
  apiProfile,
  apiProfilesResponse,
  apiSummariesResponse,
} from './people.ts';
import {
  apiImageStatus,
  apiImageUpload,
  apiInventoryItem,
  apiInventoryResponse,
  apiProduct,
  apiProductImage,
  apiProductsResponse,
  apiProductVariant,
  apiStorePagesResponse,
} from './products.ts';
import { apiTransaction, apiTransactionsResponse } from './transactions.ts';
import { apiWebhook, apiWebhooksResponse, apiWebsite } from './website.ts';

/** Every form that answers have, by the name that the description gives it. */
export const API_ANSWERS = {
  ...{ Address: apiAddress, Money: apiMoney, Pagination: apiPagination, Error: apiError, KeyMissing: apiKeyMissing },
  ...{ Website: apiWebsite, Member: apiMember, Webhook: apiWebhook, Webhooks: apiWebhooksResponse },
  WebhookSecret: z.object({ secret: z.string() }).readonly(),
  WebhookTest: z.object({ statusCode: z.number() }).readonly(),
  ...{ InventoryItem: apiInventoryItem, Inventory: apiInventoryResponse },
  ...{ LineItem: apiLineItem, Order: apiOrder, Orders: apiOrdersResponse, CreatedOrder: apiCreatedOrder },
  ...{ ProductImage: apiProductImage, ProductVariant: apiProductVariant, Product: apiProduct },
  ...{ Products: apiProductsResponse, StorePages: apiStorePagesResponse },
  ...{ ImageUpload: apiImageUpload, ImageStatus: apiImageStatus },
  ...{ Transaction: apiTransaction, Transactions: apiTransactionsResponse },
  ...{ Profile: apiProfile, Profiles: apiProfilesResponse, Summaries: apiSummariesResponse },
  ...{ Contact: apiContact, ContactAnswer: apiContactResponse, Contacts: apiContactsResponse },
  ...{
    AddressEntry: apiAddressEntry,
    AddressEntryAnswer: apiAddressEntryResponse,
    AddressBook: apiAddressBookResponse,
  },
  ...{ Discount: apiDiscount, Discounts: apiDiscountsResponse },
} as const;

export type ApiAnswerName = keyof typeof API_ANSWERS;
