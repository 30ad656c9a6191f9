import { expect, it } from 'vitest';
import { apiDescriptionRoutes } from '../routes/apiDescription.ts';
import { apiRoutes } from '../routes/apiRoutes.ts';
import { describeApi } from './describeApi.ts';
import { API_OPERATIONS } from './operations.ts';

const routes = apiRoutes({ config: {} } as never);
const description = describeApi(routes, 'http://localhost:3000');

it('describes exactly the routes there are', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(API_OPERATIONS).toSorted()).toEqual(names.toSorted());
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(routes.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
});

it('has a form for every name that it uses, in full', () => {
  const text = JSON.stringify(description);
  const used = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  for (const name of used) expect(Object.keys(description.components.schemas)).toContain(name);
  const { Order, OrderCreation, ProductChange } = description.components.schemas;
  expect(Order).toMatchObject({ type: 'object', additionalProperties: false });
  expect(Order?.required).toContain('externalOrderReference');
  expect(OrderCreation?.required).toEqual([
    ...['channelName', 'externalOrderReference', 'priceTaxInterpretation', 'lineItems', 'fulfillments', 'grandTotal'],
  ]);
  expect(ProductChange).toMatchObject({ required: [], properties: { isVisible: expect.anything() } });
  expect(text).not.toMatch(/readOnly|\$schema|~standard/);
});

it('is served as a file and as a page that names every operation', async () => {
  const [page, file] = apiDescriptionRoutes(routes);
  const asked = { origin: 'https://app.example.com' } as never;
  const html = String((await page!.handle(asked)).body);
  for (const { method, path } of routes)
    expect(html).toContain(`<code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code>`);
  expect(html).not.toMatch(/<script|undefined|\[object/);
  for (const [, link] of html.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`id="${link}"`);
  expect(JSON.parse(String((await file!.handle(asked)).body))).toMatchObject({
    ...{ openapi: '3.1.0', servers: [{ url: 'https://app.example.com' }] },
  });
});
