import {
  apiAddress,
  apiContactChange,
  apiContactCreation,
  apiContactQuery,
  apiSummaries,
} from './apiContactRequests.ts';
import { apiDiscountChange } from './apiDiscountRequests.ts';
import { apiFulfilment, apiOrderCreation } from './apiOrderRequests.ts';
import {
  apiAdjustment,
  apiImageOrder,
  apiImageText,
  apiProductChange,
  apiProductCreation,
  apiVariantChange,
  apiVariantImage,
} from './apiRequests.ts';
import { apiTestWebhook, apiWebhookChange, apiWebhookCreation } from './webhookRequests.ts';

/** What the operations of the Commerce API take, by the name that the description gives it. */
export const API_BODIES = {
  ...{ InventoryAdjustment: apiAdjustment, OrderCreation: apiOrderCreation, Fulfillment: apiFulfilment },
  ...{ ProductCreation: apiProductCreation, ProductChange: apiProductChange, VariantChange: apiVariantChange },
  ...{ ImageText: apiImageText, ImageOrder: apiImageOrder, VariantImage: apiVariantImage },
  ...{ ContactCreation: apiContactCreation, ContactChange: apiContactChange, ContactQuery: apiContactQuery },
  ...{ AddressChange: apiAddress, SummariesQuery: apiSummaries, DiscountChange: apiDiscountChange },
  ...{ WebhookCreation: apiWebhookCreation, WebhookChange: apiWebhookChange, WebhookTopicTest: apiTestWebhook },
} as const;

export type ApiBodyName = keyof typeof API_BODIES;
