import { setTimeout } from 'node:timers/promises';
import { testApp } from '../../support/app';
import { contentType, multipartBody } from '../../support/multipart';
import { postHead, rawClient } from '../../support/raw-client';

test('a post whose connection is reset counts for its sender, and is no mistake of ours', async () => {
  const { app, log } = await testApp();
  const body = multipartBody({ Customer_name: 'Rahima' });
  for (let sent = 0; sent < 60; sent += 1) {
    const { socket, send } = await rawClient(app);
    send(
      `${postHead('/api/customer-data-store', { 'Content-Type': contentType, 'Content-Length': body.length })}${body}`,
    );
    await setTimeout(sent % 3);
    socket.resetAndDestroy();
  }
  await setTimeout(200);
  expect(log.filter((line) => line.includes('TypeError'))).toEqual([]);
});
