/** What a DTO holds without its class, as it is written to streams: absent fields are absent. */
export const plain = <T>(dto: T): T => JSON.parse(JSON.stringify(dto)) as T;
