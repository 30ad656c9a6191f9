import { REPLAY_STAGE_PATH } from '@quoin/contract/endpoints/site';
import { expect, it } from 'vitest';
import type { SiteRequest } from '../../platform/http/route.ts';
import { replayStageRoutes } from './replayStage.ts';

const config = { appOrigin: 'https://app.example' } as never;

async function stageWith(names: readonly string[]) {
  const [route] = replayStageRoutes({ config }, { names, reply: () => null });
  return route!.handle({ path: REPLAY_STAGE_PATH, site: { title: 'A', language: 'en' } } as unknown as SiteRequest);
}

it('the stage of recordings runs our script alone, connects to nobody, and stands in the app only (REC-04, SC-67)', async () => {
  const reply = await stageWith(['frame-AAAAAAAA.js', 'replay-BBBBBBBB.js']);
  const policy = reply.headers?.['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/connect-src|script-src[^;]*unsafe/);
  expect(policy).toContain('frame-ancestors https://app.example');
  expect(String(reply.body)).toContain('/assets/canvas/replay-BBBBBBBB.js');
});

it('there is none where it was not built', async () => {
  expect((await stageWith(['replay.js.map'])).status).toBe(404);
});
