import { createLocaleData } from '@quoin/rendering/locales';
import { fromWire, type PreviewInput, renderPreview } from '@quoin/rendering/preview';
import type { PreviewJob, PreviewResult } from './previewJob.ts';

/** A web worker that renders the jobs it receives. The caller terminates it if it takes too long. */
self.addEventListener('message', (event: MessageEvent<PreviewJob>) => {
  const { files, fallback, material, packs, softLimit } = event.data;
  const end = performance.now() + softLimit;
  const input: PreviewInput = {
    ...(fromWire(material) as Omit<PreviewInput, 'files' | 'fallback'>),
    files: new Map(Object.entries(files)),
    fallback: fallback && new Map(Object.entries(fallback)),
  };
  const locales = createLocaleData({ readPack: (language) => packs[language] });
  const { html, problems, missing } = renderPreview(input, { locales, isExpired: () => performance.now() > end });
  const result: PreviewResult = { html, problems, missing };
  self.postMessage(result);
});
