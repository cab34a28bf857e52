/** The id of a listing's products: where the way past the filters leads, and by which its code sees whether they stand there. */
export const productsId = 'products'
