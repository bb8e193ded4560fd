import { searchIndexContract } from '../search-index.contract.js';
import { MemoryIndexes } from './memory-indexes.js';

searchIndexContract('memory', async () => new MemoryIndexes(), 60);
