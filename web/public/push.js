// A part of the service worker: shows notices that the server pushes, in the person's language, and opens their table.
self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.text,
      lang: notice.lang,
      tag: notice.table, // a newer one of the same table takes its place
      icon: new URL("icon.svg", self.registration.scope).href,
      data: { table: notice.table },
    }),
  );
});

async function openTable(table) {
  const address = new URL(`t/${table}`, self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});
