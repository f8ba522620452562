import { memoryFolder, runsPrograms } from '../../scripts/lib/memory-folder';

const mounts = `/dev/vda / ext4 rw,relatime 0 0
shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0
tmpfs /run/shm tmpfs rw,nosuid,nodev 0 0
`;

test('Tests write into memory only where programs may run from there', () => {
  expect(runsPrograms(mounts, '/run/shm')).toBe(true);
  expect(runsPrograms(mounts, '/dev/shm')).toBe(false);
  expect(runsPrograms(mounts, '/somewhere')).toBe(false);
});

test('Tests write into memory only where there is room', () => {
  expect(memoryFolder(() => 4e9)).toBeUndefined();
});
