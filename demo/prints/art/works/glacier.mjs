import { along, filled, line, range } from '../shapes.mjs';

/** Ice as a sheet of paper, folded too often: triangles lit from one side. @type {import('../catalogue.mjs').Draw} */
export function glacier({ width, height, random, inks }) {
  const across = 15;
  const down = Math.round((across * (height - 140)) / (width - 140));
  const gapX = (width - 140) / across;
  const gapY = (height - 140) / down;
  const grid = range(down + 1).map((row) =>
    range(across + 1).map((column) => {
      const isEdge = row === 0 || column === 0 || row === down || column === across;
      const loose = isEdge ? 0 : 0.36;
      const x = 70 + (column + random.between(-loose, loose)) * gapX;
      const y = 70 + (row + random.between(-loose, loose)) * gapY;
      return {
        x,
        y,
        tall: random.noise(column / 4.2, row / 4.2) * 150 + random.noise(column / 1.7 + 30, row / 1.7) * 50,
      };
    }),
  );
  let drawing = '';
  for (const row of range(down)) {
    for (const column of range(across)) {
      const [a, b, c, d] = [grid[row][column], grid[row][column + 1], grid[row + 1][column + 1], grid[row + 1][column]];
      const faces =
        (row + column) % 2
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ];
      for (const face of faces) {
        const ink = along(inks, 0.5 + light(face) * 0.62 + (row / down - 0.5) * 0.3);
        drawing += filled(
          line(
            face.map(({ x, y }) => /** @type {const} */ ([x, y])),
            true,
          ),
          ink,
          `stroke="${ink}" stroke-width="0.8"`,
        );
      }
    }
  }
  return drawing;
}

/** How much a face looks towards the light in the upper left. @param {{ x: number, y: number, tall: number }[]} face */
function light([a, b, c]) {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.tall - a.tall];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.tall - a.tall];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return ((nx * -0.6 + ny * -0.7) / Math.hypot(nx, ny, nz)) * Math.sign(nz || 1);
}
