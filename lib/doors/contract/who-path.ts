/** Where a browser asks who is shopping: `GET`, never kept. */
export const whoPath = '/api/clients'
