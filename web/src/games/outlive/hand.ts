/** Cards dealt during setup. */
import type { RoomName } from './view';

export interface Card {
  room: RoomName;
  gone: boolean;
  key: string;
}

/** Two copies may be dealt and only one of them given up; that is then the first. */
export function cardsOf(rooms: RoomName[], discarded: RoomName[]): Card[] {
  return rooms.map((room, n) => {
    const earlier = rooms.slice(0, n).filter((other) => other === room).length;
    return { room, gone: discarded.filter((other) => other === room).length > earlier, key: `${room}/${earlier}` };
  });
}
