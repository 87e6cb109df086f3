/** So many records are named at once by their ids; read where lists are drawn, which is without any schema. */
export const mostIds = 500;
