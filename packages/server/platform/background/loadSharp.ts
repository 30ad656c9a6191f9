import type sharp from 'sharp';

/** What decodes and draws pictures, read with the first of them: a start needs none, and its program is a large one. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}
