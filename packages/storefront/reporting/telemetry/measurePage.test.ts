import { expect, it } from 'vitest';
import { imageFigures, navigationFigures, preferenceFigures } from './measurePage.ts';

it('timings of load and connection, and sizes of the body, come from the page’s own entry (TELE-02)', () => {
  const entry = {
    ...{ domInteractive: 300, domContentLoadedEventEnd: 320, loadEventEnd: 900 },
    ...{ domainLookupStart: 5, domainLookupEnd: 15, connectStart: 15, secureConnectionStart: 25, connectEnd: 45 },
    ...{ requestStart: 50, responseStart: 150, responseEnd: 170 },
    ...{ transferSize: 9000, encodedBodySize: 8700, decodedBodySize: 40_000 },
  };
  expect(navigationFigures(entry)).toMatchObject({
    ...{ domInteractive: 300, domContentLoaded: 320, load: 900, dnsTime: 10, connectTime: 30, tlsTime: 20 },
    ...{ requestTime: 100, responseTime: 20, transferSize: 9000, encodedBodySize: 8700, decodedBodySize: 40_000 },
  });
  expect(navigationFigures({ ...entry, secureConnectionStart: 0 }).tlsTime).toBe(0);
});

it('pictures are counted with their bytes, those that came late and the largest (TELE-02)', () => {
  const resources = [
    { name: '/a.jpg', initiatorType: 'img', encodedBodySize: 1000 },
    { name: '/b.jpg', initiatorType: 'img', encodedBodySize: 5000 },
    { name: '/x.js', initiatorType: 'script', encodedBodySize: 9000 },
  ];
  expect(imageFigures(resources, new Set(['/b.jpg', '/never.jpg']))).toEqual({
    ...{ imageCount: 2, imageBytes: 6000, imagesLazy: 1, imageLargestBytes: 5000 },
  });
  expect(imageFigures([], new Set())).toMatchObject({ imageCount: 0, imageLargestBytes: 0 });
});

it('motion, contrast, colours and forced colours are asked for (TELE-02)', () => {
  expect(preferenceFigures((query) => query.includes('dark') || query.includes('motion'))).toEqual({
    ...{ reducedMotion: 1, moreContrast: 0, darkScheme: 1, forcedColors: 0 },
  });
});
