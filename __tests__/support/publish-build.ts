/** A release of a build, in a process of its own: `publish-build.ts <releases> <build>`, or `<releases>` to go back. */
import { foldersOf } from '../../api/src/release/folders';
import { currentRelease } from '../../scripts/release/folders';
import { publish } from '../../scripts/release/release';
import { rollBack } from '../../scripts/release/roll-back';

const [releases = '', build] = process.argv.slice(2);
if (build === undefined) rollBack(releases);
else publish(releases, foldersOf(build), currentRelease(releases));
