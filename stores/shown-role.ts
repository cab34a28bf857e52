/** Says on `<html>` as whom this browser shops, after a login or logout within the document. */
export function showRole(): void {
  const [, role] = /(?:^|; )shop-role=(client|company|retailer|admin)(?:;|$)/.exec(document.cookie) ?? []
  if (role) document.documentElement.dataset.role = role
  else delete document.documentElement.dataset.role
}
