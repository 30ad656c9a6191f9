// What a large site has beside its products, for benches only: pictures, of bytes that nothing compresses, and where its stock came from.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZES = { from: 60_000, to: 200_000 };

/** Returns how many bytes they have. */
export async function seedPictures(client, { site, dataDir, count }) {
  await client.query("SELECT set_config('app.site', $1, false)", [site]);
  let bytes = 0;
  for (let made = 0; made < count; made += 1) {
    const picture = randomBytes(SIZES.from + Math.floor(Math.random() * (SIZES.to - SIZES.from)));
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const folder = join(dataDir, 'files', site, sha256.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, sha256), picture);
    await client.query(
      `INSERT INTO asset (website_id, id, sha256, filename, name, content_type, byte_size, kind, created_at)
       VALUES ($1, gen_random_uuid(), $2, $3, $3, 'image/jpeg', $4, 'image', now())`,
      [site, sha256, `picture-${made}.jpg`, picture.length],
    );
    bytes += picture.length;
  }
  await client.query("SELECT set_config('app.site', '', false)");
  return bytes;
}

/** As the doctor wants to see it: stock is the sum of its movements. */
export async function seedMovements(client, site) {
  await client.query("SELECT set_config('app.site', $1, false)", [site]);
  await client.query(
    `INSERT INTO stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
     SELECT website_id, gen_random_uuid(), id, on_hand, 'import', website_id, now()
     FROM variant WHERE website_id = $1 AND on_hand > 0`,
    [site],
  );
  await client.query("SELECT set_config('app.site', '', false)");
}
