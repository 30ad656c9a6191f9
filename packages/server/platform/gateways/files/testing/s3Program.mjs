// An S3 server with one bucket in a folder: `s3Program.mjs FOLDER BUCKET`. It prints its port, and knows the key of the environment.
import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';

const [directory, name] = process.argv.slice(2);
const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env;
new Account(id, id).createKeyPair(id, secret);
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] },
  // For lists it signs `/bucket`, where S3 and the SDK sign `/bucket/`.
  allowMismatchedSignatures: true,
});
console.log((await server.run()).port);
