/**
 * The local S3 server as a process, for rehearsals that take it away: `s3-server FOLDER BUCKET PORT`.
 * It ends with the process that has started it.
 */
import { startS3 } from './local-s3';

const [folder = '', bucket = '', port = ''] = process.argv.slice(2);
if (!folder || !bucket || !/^\d+$/.test(port)) {
  console.error('usage: s3-server FOLDER BUCKET PORT');
  process.exit(2);
}
const { endpoint } = await startS3(folder, bucket, Number(port));
process.stdin.resume().once('end', () => process.exit(0));
process.stdout.write(`objects ready on ${endpoint}\n`);
